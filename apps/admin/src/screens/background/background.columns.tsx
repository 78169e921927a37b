import { countColumn, momentColumn, textColumn } from '@selvedge/app-shell/listing/columns';
import { StatusMark } from '@selvedge/design-system/primitives/StatusMark';
import type { StatusMarkProps } from '@selvedge/design-system/primitives/StatusMark';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import { useTranslation } from 'react-i18next';
import type { BackgroundWork } from '../../api/schemas';

const LOOKS: Readonly<Record<BackgroundWork['state'], Pick<StatusMarkProps, 'glyph' | 'tone' | 'isOff'>>> = {
  WAITING: { glyph: 'ring', tone: 'info' },
  SENT: { glyph: 'full', tone: 'positive' },
  FAILED: { glyph: 'cross', tone: 'critical' },
  EXPIRED: { glyph: 'dash', isOff: true },
};

/** Returns the columns of the list of background work. */
export function useColumns(): TableColumn<BackgroundWork>[] {
  const { t } = useTranslation('background');
  return [
    textColumn('kind', t('columns.kind'), {
      phone: 'line1',
      isRowHeader: true,
      width: 120,
      of: ({ kind }) => t(`kind.${kind}`),
    }),
    {
      id: 'recipient',
      phone: 'line2',
      header: t('columns.recipient'),
      width: 200,
      render: ({ channel, recipient }) => (
        <Text ink={recipient === null ? 'weak' : 'medium'}>
          {recipient ?? (channel === null ? '–' : t('hidden'))}
        </Text>
      ),
    },
    {
      id: 'state',
      phone: 'line1End',
      header: t('columns.state'),
      width: 96,
      render: ({ state }) => <StatusMark {...LOOKS[state]}>{t(`state.${state}`)}</StatusMark>,
    },
    countColumn('tries', t('columns.tries'), { yields: 3, width: 64 }),
    textColumn('fault', t('columns.fault'), { phone: 'line3', width: 320, size: 'caption', ink: 'medium' }),
    momentColumn('createdAt', t('columns.createdAt'), { phone: 'line2End', yields: 1, width: 104 }),
    momentColumn('triedAt', t('columns.triedAt'), { yields: 2, width: 104 }),
  ];
}
