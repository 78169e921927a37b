import { useFormats } from '@selvedge/design-system/i18n';
import { StatusMark } from '@selvedge/design-system/primitives/StatusMark';
import type { StatusMarkProps } from '@selvedge/design-system/primitives/StatusMark';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BackgroundWork } from '../../api/schemas';
import type { BackgroundState } from './background.search';

const LOOKS: Readonly<Record<BackgroundState, Pick<StatusMarkProps, 'glyph' | 'tone' | 'isOff'>>> = {
  WAITING: { glyph: 'ring', tone: 'info' },
  SENT: { glyph: 'full', tone: 'positive' },
  FAILED: { glyph: 'cross', tone: 'critical' },
  EXPIRED: { glyph: 'dash', isOff: true },
};

/** Returns the columns of the list of background work. */
export function useColumns(): TableColumn<BackgroundWork>[] {
  const { t } = useTranslation('background');
  const formats = useFormats();
  return useMemo(
    () => [
      { id: 'kind', header: t('columns.kind'), width: 120, render: (row) => t(`kind.${row.kind}`) },
      {
        id: 'recipient',
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
        header: t('columns.state'),
        width: 96,
        render: ({ state }) => <StatusMark {...LOOKS[state]}>{t(`state.${state}`)}</StatusMark>,
      },
      {
        id: 'tries',
        yields: 3,
        header: t('columns.tries'),
        align: 'end',
        width: 64,
        render: ({ tries }) => formats.quantity(tries),
      },
      {
        id: 'fault',
        header: t('columns.fault'),
        width: 320,
        render: ({ fault }) => (
          <Text size="caption" ink="medium">
            {fault ?? '–'}
          </Text>
        ),
      },
      {
        id: 'createdAt',
        yields: 1,
        header: t('columns.createdAt'),
        width: 104,
        render: ({ createdAt }) => (
          <Text ink="weak" isFigure>
            {formats.stamp(createdAt)}
          </Text>
        ),
      },
      {
        id: 'triedAt',
        yields: 2,
        header: t('columns.triedAt'),
        width: 104,
        render: ({ triedAt }) => (
          <Text ink="weak" isFigure>
            {triedAt === null ? '–' : formats.stamp(triedAt)}
          </Text>
        ),
      },
    ],
    [t, formats],
  );
}
