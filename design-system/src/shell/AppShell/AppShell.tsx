import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import type { RootProps } from '../../internal/rootProps';
import { BellIcon, ShoppingBagIcon } from '../../primitives/Icon/Icon';
import { useMessages } from '../../i18n';
import { CounterLink, shownCount } from '../internal/CounterLink';
import { AccountMenu, type Account } from '../internal/AccountMenu';
import { PaperHead } from '../internal/PaperHead';
import { SearchBox } from '../internal/SearchBox';
import { SkipLink } from '../SkipLink/SkipLink';
import { TopMenu, type TopMenuItem } from '../TopMenu/TopMenu';
import { Wordmark } from '../Wordmark/Wordmark';
import {
  account as accountClass,
  bar,
  brand,
  find,
  main,
  places,
  preferences as preferencesClass,
  shell,
  stripPlace,
  tools,
} from './AppShell.css';
import { PhoneMenu } from './PhoneMenu';
import { useOverflow } from '../../internal/useOverflow';

export type { Account } from '../internal/AccountMenu';

/** Link with a counter in the bar: notices, the shopping bag. */
export interface ShellCounter {
  /** Undefined while it is unknown or could not be loaded: the link is then shown without a number. */
  count: number | undefined;
  href: string;
}

/** Props of {@link AppShell}. */
export interface AppShellProps extends RootProps<HTMLDivElement> {
  /** The product's title. */
  title: string;
  homeHref: string;
  menu: readonly TopMenuItem[];
  /** Called with the text of the search; without it the shell has no search. */
  onSearch?: (text: string) => void;
  /** Currency and language switches. */
  preferences?: ReactNode;
  notices?: ShellCounter;
  bag?: ShellCounter;
  account?: Account;
  /** Called when the drawer opens or closes. */
  onMenuToggle?: () => void;
  /** A ConnectionStrip; it stays in view below the bar. */
  strip?: ReactNode;
  children: ReactNode;
}

const mainId = 'main';

/**
 * Shell of the buyer's app: a bar with wordmark, menu, search ("/"), currency, language, notices, bag and account. On a phone, and where
 * the menu does not fit beside the rest, the menu moves into a drawer.
 */
export function AppShell({
  title,
  homeHref,
  menu,
  onSearch,
  preferences,
  notices,
  bag,
  account,
  onMenuToggle,
  strip,
  children,
  ...root
}: AppShellProps) {
  const t = useMessages('AppShell');
  const { place, isTight } = useOverflow();
  return (
    <div {...root} className={shell}>
      <SkipLink targetId={mainId} />
      <header className={bar} data-tight={isTight || undefined}>
        <PhoneMenu menu={menu} onSearch={onSearch} preferences={preferences} onToggle={onMenuToggle} />
        <Link className={brand} href={homeHref} aria-label={t('home', { title })}>
          <Wordmark title={title} />
        </Link>
        <div className={places} ref={place}>
          <TopMenu items={menu} />
        </div>
        <div className={find}>
          {onSearch && <SearchBox label={t('searchName')} placeholder={t('search')} onSearch={onSearch} />}
        </div>
        <div className={tools}>
          <div className={preferencesClass}>{preferences}</div>
          {notices && <Counter counter={notices} name="notices" icon={<BellIcon />} />}
          {bag && <Counter counter={bag} name="bag" icon={<ShoppingBagIcon />} />}
          {account && (
            <div className={accountClass}>
              <AccountMenu account={account} label={t('account', { name: account.name })} />
            </div>
          )}
        </div>
      </header>
      <div className={stripPlace}>{strip}</div>
      <main id={mainId} tabIndex={-1} className={main}>
        <PaperHead title={title} name={account?.name} />
        {children}
      </main>
    </div>
  );
}

function Counter({
  counter: { count, href },
  name,
  icon,
}: {
  counter: ShellCounter;
  name: 'notices' | 'bag';
  icon: ReactNode;
}) {
  const t = useMessages('AppShell');
  const label = count === undefined ? t(`${name}Place`) : t(name, { count, shown: shownCount(count) });
  return <CounterLink href={href} label={label} icon={icon} count={count} />;
}
