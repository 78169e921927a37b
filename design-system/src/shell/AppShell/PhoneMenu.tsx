import type { ReactNode } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Link } from 'react-aria-components/Link';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { MenuIcon, XIcon } from '../../primitives/Icon/Icon';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { useMessages } from '../../i18n';
import { SearchBox } from '../internal/SearchBox';
import type { TopMenuItem } from '../TopMenu/TopMenu';
import {
  drawer,
  drawerBody,
  drawerHead,
  drawerItem,
  drawerPlace,
  drawerPreferences,
  veil,
} from './AppShell.css';

interface PhoneMenuProps {
  menu: readonly TopMenuItem[];
  onSearch?: (text: string) => void;
  preferences?: ReactNode;
  /** Called when the drawer opens or closes. */
  onToggle?: () => void;
}

/** Drawer behind a button with menu, search and preferences, for bars without room for them. */
export function PhoneMenu({ menu, onSearch, preferences, onToggle }: PhoneMenuProps) {
  const t = useMessages('AppShell');
  return (
    <div className={drawerPlace}>
      <DialogTrigger onOpenChange={onToggle}>
        <IconButton size="large" label={t('openMenu')} icon={<MenuIcon />} />
        <ModalOverlay className={veil} isDismissable>
          <Modal className={drawer}>
            <Dialog className={drawerBody} aria-label={t('menu')}>
              {({ close }) => (
                <>
                  <div className={drawerHead}>
                    {t('menu')}
                    <IconButton size="large" label={t('closeMenu')} icon={<XIcon />} onPress={close} />
                  </div>
                  {onSearch && (
                    <SearchBox
                      isWide
                      label={t('searchName')}
                      placeholder={t('search')}
                      onSearch={(text) => {
                        close();
                        onSearch(text);
                      }}
                    />
                  )}
                  <nav aria-label={t('menu')}>
                    {menu.map((item) => (
                      <Link
                        key={item.href}
                        className={drawerItem}
                        href={item.href}
                        aria-current={item.isCurrent ? 'page' : undefined}
                        onPress={close}
                      >
                        {item.icon}
                        {item.label}
                      </Link>
                    ))}
                  </nav>
                  <div className={drawerPreferences}>{preferences}</div>
                </>
              )}
            </Dialog>
          </Modal>
        </ModalOverlay>
      </DialogTrigger>
    </div>
  );
}
