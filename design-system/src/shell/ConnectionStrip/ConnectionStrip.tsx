import type { Instant } from '../../formats';
import { useFormats, useMessages } from '../../i18n';
import type { RootProps } from '../../internal/rootProps';
import { StatusMark } from '../../primitives/StatusMark';
import { place, strip } from './ConnectionStrip.css';
import { messages } from './ConnectionStrip.messages';

/** Props of {@link ConnectionStrip}. */
export interface ConnectionStripProps extends RootProps<HTMLOutputElement> {
  /** Nothing can be fetched now. */
  isLost: boolean;
  /** When the server answered last. */
  knownAt: Instant;
}

/**
 * Says that the connection is gone and from when the figures on the page are. Keep it mounted: it draws nothing while all is
 * well, and screen readers hear it when it speaks.
 */
export function ConnectionStrip({ isLost, knownAt, ...root }: ConnectionStripProps) {
  const t = useMessages(messages);
  const formats = useFormats();
  return (
    <output {...root} className={place}>
      {isLost && (
        <span className={strip}>
          <StatusMark glyph="triangle" tone="warning">
            {t('lost', { at: formats.time(knownAt) })}
          </StatusMark>
        </span>
      )}
    </output>
  );
}
