import { useNow } from '@selvedge/app-shell/app/useNow';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { Panel, Panels } from '@selvedge/design-system/layout/Panels';
import { Section } from '@selvedge/design-system/layout/Section';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats } from '@selvedge/design-system/i18n';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffListDetail } from '../../api/schemas';
import { Allowed } from '../../session/Allowed';
import { OrdersOfList } from './OrdersOfList';

function Facts({ title, note, facts }: { title: string; note?: string; facts: [string, ReactNode][] }) {
  return (
    <Panel span="whole">
      <Section title={title} note={note}>
        <Stack gap="s2">
          {facts.map(([name, value]) => (
            <Inline key={name} justify="between" align="start">
              <Text ink="weak">{name}</Text>
              <Text>{value}</Text>
            </Inline>
          ))}
        </Stack>
      </Section>
    </Panel>
  );
}

/** Side panel of a list: its visibility, its times, and what buyers ordered from it. */
export function ListSide({ list }: { list: StaffListDetail }) {
  const { t } = useTranslation(['staffLists', 'listEditor']);
  const formats = useFormats();
  const now = useNow();
  const { visibility, visibleTo, note, depositBp, expectedArrival } = list;
  const left = Date.parse(list.closeAt) - now;
  const circle =
    visibility === 'ALL'
      ? t('visibility.ALL')
      : visibleTo.map(({ label }) => label).join(t('comma')) || t(`visibility.${visibility}`);
  return (
    <Panels>
      <Facts
        title={t('side.visible')}
        facts={[
          [t('columns.visibility'), circle],
          [t('columns.delivery'), t(`dictionaries:delivery_method.${list.deliveryMethod}`)],
          [t('columns.kind'), t(`listEditor:kind.${list.kind}`)],
          [t('columns.owner'), list.ownerName],
          [t('side.minimum'), t(`listEditor:mode.${list.minOrderMode}`)],
        ]}
      />
      <Facts
        title={t('side.times')}
        note={list.status === 'PENDING' && left > 0 ? formats.remaining(left) : undefined}
        facts={[
          [t('columns.startAt'), formats.stamp(list.startAt)],
          [t('columns.closeAt'), formats.stamp(list.closedAt ?? list.closeAt)],
          [t('side.ships'), formats.date(list.shipEstimate)],
          [t('side.arrives'), formats.date(list.receiveEstimate)],
          ...(expectedArrival === null
            ? []
            : [[t('listEditor:field.arrival'), formats.date(expectedArrival)] satisfies [string, string]]),
          ...(depositBp === null
            ? []
            : [[t('listEditor:field.deposit'), formats.percent(depositBp)] satisfies [string, string]]),
        ]}
      />
      <Allowed anyOf={['biz:order:query']}>
        <OrdersOfList list={list} />
      </Allowed>
      {note !== null && note !== '' && (
        <Panel span="whole">
          <Section title={t('listEditor:field.note')}>
            <Text as="p">{note}</Text>
          </Section>
        </Panel>
      )}
    </Panels>
  );
}
