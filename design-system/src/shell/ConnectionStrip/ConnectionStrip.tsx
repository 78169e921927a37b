import type { Instant } from '../../formats';
import { useFormats, useMessages } from '../../i18n';
import type { RootProps } from '../../internal/rootProps';
import { Button } from '../../primitives/Button/Button';
import { StatusMark } from '../../primitives/StatusMark/StatusMark';
import { place, strip } from './ConnectionStrip.css';

/** Props of {@link ConnectionStrip}. */
export interface ConnectionStripProps extends RootProps<HTMLOutputElement> {
  /** Whether the connection to the server is lost. */
  isLost: boolean;
  /** Time of the server's last answer. */
  knownAt: Instant;
  /** Whether some content of the page could not be refreshed although the server answers. */
  isStale?: boolean;
  /** Called to refresh that content again. */
  onRetry?: () => void;
  isRetrying?: boolean;
}

/**
 * Reports that the connection is lost, with the time of the data on the page, or that some of it could not be refreshed. Keep it mounted:
 * it draws nothing while all is well, and screen readers announce its text when it appears.
 */
export function ConnectionStrip(props: ConnectionStripProps) {
  const { isLost, knownAt, isStale = false, onRetry, isRetrying, ...root } = props;
  const t = useMessages('ConnectionStrip');
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
