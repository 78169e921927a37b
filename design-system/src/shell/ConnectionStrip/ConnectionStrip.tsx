import type { Instant } from '../../formats';
import { useFormats, useMessages } from '../../i18n';
import type { RootProps } from '../../internal/rootProps';
import { Button } from '../../primitives/Button';
import { StatusMark } from '../../primitives/StatusMark';
import { place, strip } from './ConnectionStrip.css';
import { messages } from './ConnectionStrip.messages';

/** Props of {@link ConnectionStrip}. */
export interface ConnectionStripProps extends RootProps<HTMLOutputElement> {
  /** Nothing can be fetched now. */
  isLost: boolean;
  /** When the server answered last. */
  knownAt: Instant;
  /** Something on the page could not be read anew, though the server can be reached. */
  isStale?: boolean;
  /** Reads it again. */
  onRetry?: () => void;
  isRetrying?: boolean;
}

/**
 * Says that the connection is gone and from when the figures on the page are, or that some of them could not be read anew. Keep it
 * mounted: it draws nothing while all is well, and screen readers hear it when it speaks.
 */
export function ConnectionStrip(props: ConnectionStripProps) {
  const { isLost, knownAt, isStale = false, onRetry, isRetrying, ...root } = props;
  const t = useMessages(messages);
  const formats = useFormats();
  return (
    <output {...root} className={place}>
      {(isLost || isStale) && (
        <span className={strip}>
          <StatusMark glyph="triangle" tone="warning" isSentence>
            {isLost ? t('lost', { at: formats.time(knownAt) }) : t('stale')}
          </StatusMark>
          {!isLost && onRetry ? (
            <Button variant="link" isPending={isRetrying} onPress={onRetry}>
              {t('retry')}
            </Button>
          ) : null}
        </span>
      )}
    </output>
  );
}
