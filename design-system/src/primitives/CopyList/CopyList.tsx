import { useEffect, useState } from 'react';
import { COPIED_MS } from '@selvedge/domain/constants';
import { useMessages } from '../../i18n';
import type { RootProps } from '../../internal/rootProps';
import { CheckIcon, CopyIcon } from '../Icon';
import { IconButton } from '../IconButton/IconButton';
import { messages } from './CopyList.messages';
import { list, name as nameClass, row, value as valueClass } from './CopyList.css';

/** One line that can be copied. */
export interface CopyItem {
  name: string;
  value: string;
}

/** Props of {@link CopyList}. */
export interface CopyListProps extends RootProps<HTMLDListElement> {
  items: readonly CopyItem[];
}

/** Names and values that are needed elsewhere, each with a button that copies it and says so for a moment. */
export function CopyList({ items, ...root }: CopyListProps) {
  const t = useMessages(messages);
  const [copied, setCopied] = useState<{ name: string } | null>(null);
  const copy = async ({ name, value }: CopyItem): Promise<void> => {
    await navigator.clipboard.writeText(value);
    setCopied({ name });
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
          <dd className={valueClass}>{item.value}</dd>
          <dd>
            <IconButton
              size="small"
              label={t(copied?.name === item.name ? 'copied' : 'copy', { name: item.name })}
              icon={copied?.name === item.name ? <CheckIcon /> : <CopyIcon />}
              onPress={() => void copy(item)}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}
