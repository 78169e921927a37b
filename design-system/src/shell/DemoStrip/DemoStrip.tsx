import { useMessages } from '../../i18n';
import type { RootProps } from '../../internal/rootProps';
import { StatusMark } from '../../primitives/StatusMark';
import { strip } from './DemoStrip.css';
import { messages } from './DemoStrip.messages';

/** Props of {@link DemoStrip}. */
export interface DemoStripProps extends RootProps<HTMLParagraphElement> {
  /** The command that empties the house, as it is typed. */
  command: string;
}

/** Says on every page that the house is filled with samples whose passwords everybody knows, and how that ends. */
export function DemoStrip({ command, ...root }: DemoStripProps) {
  const t = useMessages(messages);
  return (
    <p {...root} className={strip}>
      <StatusMark glyph="half">{t('badge')}</StatusMark> <span>{t('demo')}</span>{' '}
      <span>{t('end', { command })}</span>
    </p>
  );
}
