import { Button } from 'react-aria-components/Button';
import { useMessages } from '../../i18n/useMessages';
import type { RootProps } from '../../internal/rootProps';
import { XIcon } from '../Icon/icons';
import { tag, tagRemovable, tagRemove } from './Tag.css';

export interface TagProps extends RootProps<HTMLSpanElement> {
  /** Text of the tag: "仓库 MI-02". */
  children: string;
  /** Called to remove the tag; adds a button and makes the tag a filter in force. */
  onRemove?: () => void;
}

/** Small named token; with `onRemove` a filter in force. */
export function Tag({ children, onRemove, ...root }: TagProps) {
  const t = useMessages('Tag');
  if (!onRemove)
    return (
      <span {...root} className={tag}>
        {children}
      </span>
    );
  return (
    <span {...root} className={`${tag} ${tagRemovable}`}>
      {children}
      <Button className={tagRemove} aria-label={t('remove', { name: children })} onPress={onRemove}>
        <XIcon size="small" />
      </Button>
    </span>
  );
}
