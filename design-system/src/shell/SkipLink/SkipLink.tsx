import { useMessages } from '../../i18n';
import type { RootProps } from '../../internal/rootProps';
import { skipLink } from './SkipLink.css';

/** Props of {@link SkipLink}. */
export interface SkipLinkProps extends RootProps<HTMLAnchorElement> {
  /** Id of the main content. It must be able to take focus (`tabIndex={-1}`). */
  targetId: string;
}

/**
 * First stop of the keyboard: skips the menu. It moves the focus in script, because a `#` address belongs to the hash routes of the apps.
 */
export function SkipLink({ targetId, ...root }: SkipLinkProps) {
  const t = useMessages('SkipLink');
  return (
    <a
      {...root}
      className={skipLink}
      href={`#${targetId}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(targetId)?.focus();
      }}
    >
      {t('skip')}
    </a>
  );
}
