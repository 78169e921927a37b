import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffFrame } from '@selvedge/api-spec/client';
import { TALK_MAX_LENGTH } from '@selvedge/domain/constants';
import { useFormats } from '@selvedge/design-system/i18n';
import { Button } from '@selvedge/design-system/primitives/Button';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { Section } from '@selvedge/design-system/layout/Section';
import { Table } from '@selvedge/design-system/primitives/Table';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import { KEPT } from './useChannel';
import type { Arrived } from './useChannel';

interface ArrivedFramesProps {
  arrived: readonly Arrived[];
  onClear: () => void;
}

/** Table of the frames received on the channel, newest first. */
export function ArrivedFrames({ arrived, onClear }: ArrivedFramesProps) {
  const { t } = useTranslation('demo');
  const formats = useFormats();
  const columns = useMemo((): TableColumn<Arrived>[] => {
    const contentOf = (frame: StaffFrame): string => {
      if (frame.type === 'talk' && frame.data) return t('websocket.said', frame.data);
      if (frame.type === 'talk.refused' && frame.data) {
        return t(`websocket.refused.${frame.data.reason}`, { most: TALK_MAX_LENGTH });
      }
      return frame.data === null ? '' : JSON.stringify(frame.data);
    };
    return [
      {
        id: 'type',
        header: t('websocket.type'),
        isRowHeader: true,
        width: '20%',
        render: ({ frame }) => frame.type,
      },
      {
        id: 'content',
        header: t('websocket.content'),
        width: '45%',
        render: ({ frame }) => contentOf(frame),
      },
      {
        id: 'time',
        header: t('websocket.time'),
        width: '15%',
        render: ({ frame }) => <Text isFigure>{formats.time(frame.at)}</Text>,
      },
      { id: 'id', header: t('websocket.id'), width: '20%', render: ({ frame }) => frame.id },
    ];
  }, [t, formats]);
  return (
    <Section
      title={t('websocket.arrived')}
      note={t('websocket.more', { count: KEPT })}
      end={
        <Button variant="quiet" size="small" isDisabled={arrived.length === 0} onPress={onClear}>
          {t('websocket.clear')}
        </Button>
      }
    >
      {arrived.length === 0 ? (
        <EmptyState title={t('websocket.empty')}>{t('websocket.emptyHint')}</EmptyState>
      ) : (
        <Table
          label={t('websocket.arrived')}
          columns={columns}
          rows={arrived}
          rowId={({ key }) => key}
          hasPhoneRows
        />
      )}
    </Section>
  );
}
