import { useMessages } from '../../i18n';
import type { RootProps } from '../../internal/rootProps';
import { StatusMark } from '../../primitives/StatusMark/StatusMark';
import { strip } from './DemoStrip.css';

/** Props of {@link DemoStrip}. */
export interface DemoStripProps extends RootProps<HTMLParagraphElement> {
  /** Command that removes the demo data, as it is typed. */
  command: string;
}

/** Notice on every page that the installation is filled with demo data whose passwords are public, and how to remove it. */
export function DemoStrip({ command, ...root }: DemoStripProps) {
  const t = useMessages('DemoStrip');
  return (
    <p {...root} className={strip}>
      <StatusMark glyph="half">{t('badge')}</StatusMark> <span>{t('demo')}</span>{' '}
      <span>{t('end', { command })}</span>
    </p>
  );
}
