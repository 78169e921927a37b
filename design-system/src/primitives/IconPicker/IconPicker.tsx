import { useState } from 'react';
import type { ReactNode } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { useMessages } from '../../i18n';
import type { RootProps } from '../../internal/rootProps';
import { Button } from '../Button/Button';
import { Popover } from '../Popover/Popover';
import { SearchField } from '../SearchField/SearchField';
import { choice, grid, none } from './IconPicker.css';

/** An icon to choose from. */
export interface IconChoice {
  id: string;
  /** Accessible name; searched together with the id. */
  label: string;
  icon: ReactNode;
}

/** Props of {@link IconPicker}. */
export interface IconPickerProps extends RootProps<HTMLButtonElement> {
  /** Purpose of the icon. */
  label: string;
  icons: readonly IconChoice[];
  /** Id of the selected icon; null when there is none. */
  value: string | null;
  onChange: (id: string) => void;
}

/** Selects an icon among many: a button with the selected one opens a panel in which icons are searched by name. */
export function IconPicker({ label, icons, value, onChange, ...root }: IconPickerProps) {
  const t = useMessages('IconPicker');
  const [words, setWords] = useState('');
  const chosen = icons.find(({ id }) => id === value);
  const asked = words.trim().toLowerCase();
  const found = icons.filter((one) => `${one.id} ${one.label}`.toLowerCase().includes(asked));
  return (
    <Popover
      label={label}
      placement="bottom start"
      onOpenChange={() => setWords('')}
      trigger={
        <Button
          {...root}
          icon={chosen?.icon}
          aria-label={t('chosen', { label, name: chosen?.label ?? t('none') })}
        >
          {chosen?.label ?? t('none')}
        </Button>
      }
    >
      {(close) => (
        <>
          <SearchField label={t('search')} placeholder={t('search')} value={words} onChange={setWords} />
          <ListBox
            aria-label={label}
            layout="grid"
            items={found}
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={value === null ? [] : [value]}
            onSelectionChange={(keys) => {
              const next = found.find(({ id }) => keys !== 'all' && keys.has(id));
              if (next) onChange(next.id);
              close();
            }}
            renderEmptyState={() => <p className={none}>{t('noneFound')}</p>}
            className={grid}
          >
            {({ id, label: name, icon }) => (
              <ListBoxItem id={id} textValue={name} aria-label={name} className={choice}>
                {icon}
              </ListBoxItem>
            )}
          </ListBox>
        </>
      )}
    </Popover>
  );
}
