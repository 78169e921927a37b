import { useState } from 'react';
import type { ReactNode } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { useMessages } from '../../i18n';
import type { RootProps } from '../../internal/rootProps';
import { Button } from '../Button';
import { Popover } from '../Popover';
import { SearchField } from '../SearchField';
import { choice, grid, none } from './IconPicker.css';
import { messages } from './IconPicker.messages';

/** An icon that can be chosen. */
export interface IconChoice {
  id: string;
  /** Spoken name, and what is searched. */
  label: string;
  icon: ReactNode;
}

/** Props of {@link IconPicker}. */
export interface IconPickerProps extends RootProps<HTMLButtonElement> {
  /** What the icon is for. */
  label: string;
  icons: readonly IconChoice[];
  /** Id of the chosen one; null where none is. */
  value: string | null;
  onChange: (id: string) => void;
}

/** One icon out of many: a button that shows the chosen one opens a panel in which they are found by name. */
export function IconPicker({ label, icons, value, onChange, ...root }: IconPickerProps) {
  const t = useMessages(messages);
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
