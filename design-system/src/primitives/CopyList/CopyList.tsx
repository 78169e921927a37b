import { useEffect, useRef, useState } from 'react';
import { COPIED_MS } from '@selvedge/domain/constants';
import { useMessages } from '../../i18n';
import type { RootProps } from '../../internal/rootProps';
import { CheckIcon, CopyIcon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { list, name as nameClass, row, value as valueClass } from './CopyList.css';

/** A name and a value that can be copied. */
export interface CopyItem {
  name: string;
  value: string;
}

/** Props of {@link CopyList}. */
export interface CopyListProps extends RootProps<HTMLDListElement> {
  items: readonly CopyItem[];
}

/**
 * Names and values to be used elsewhere, each with a button that copies the value and confirms it for a moment. When the browser refuses to
 * copy, the value is selected, to be copied by hand.
 */
export function CopyList({ items, ...root }: CopyListProps) {
  const t = useMessages('CopyList');
  const [copied, setCopied] = useState<{ name: string; outcome: 'copied' | 'marked' } | null>(null);
  const values = useRef(new Map<string, HTMLElement>());
  const copy = async ({ name, value }: CopyItem): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied({ name, outcome: 'copied' });
    } catch {
      // Refused by the user or by the browser's policy, or `navigator.clipboard` is missing because the connection is not secure.
      const place = values.current.get(name);
      if (place) getSelection()?.selectAllChildren(place);
      setCopied({ name, outcome: 'marked' });
    }
  };
  useEffect(() => {
    if (copied === null) return;
    const over = setTimeout(() => setCopied(null), COPIED_MS);
    return () => clearTimeout(over);
  }, [copied]);
  return (
    <dl {...root} className={list}>
      {items.map((item) => (
        <div key={item.name} className={row}>
          <dt className={nameClass}>{item.name}</dt>
          <dd
            className={valueClass}
            ref={(place) => {
              if (place) values.current.set(item.name, place);
              return () => void values.current.delete(item.name);
            }}
          >
            {item.value}
          </dd>
          <dd>
            <IconButton
              size="small"
              label={t(copied?.name === item.name ? copied.outcome : 'copy', { name: item.name })}
              icon={copied?.name === item.name && copied.outcome === 'copied' ? <CheckIcon /> : <CopyIcon />}
              onPress={() => void copy(item)}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}
