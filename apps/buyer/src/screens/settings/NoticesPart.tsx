import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ALWAYS_IN_APP, NOTICE_KINDS } from '@selvedge/domain/people/noticeSettings';
import { answerOf } from '@selvedge/app-shell/app/answerOf';
import { FieldTable } from '@selvedge/design-system/primitives/FieldTable';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { Link } from '@selvedge/design-system/primitives/Link';
import { TableSkeleton } from '@selvedge/design-system/primitives/Skeleton';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { Text } from '@selvedge/design-system/layout/Text';
import { ReadFailure } from '@selvedge/app-shell/app/ReadFailure';
import { noticeSettingsQuery } from './notices.api';
import { NoticeSwitch } from './NoticeSwitch';

/** Table that selects the notices shown in the app and sent by e-mail, by kind: applied at once, and the same on every device. */
export function NoticesPart({ hasEmail }: { hasEmail: boolean }) {
  const { t } = useTranslation('settings');
  const query = useQuery(noticeSettingsQuery);
  const { data: chosen, isWaiting, hasFailed } = answerOf(query);
  if (hasFailed) return <ReadFailure query={query} />;
  if (isWaiting || !chosen) return <TableSkeleton rows={NOTICE_KINDS.length} hasPicture={false} />;
  return (
    <Stack gap="s4">
      <FieldTable
        label={t('notices.title')}
        rows={NOTICE_KINDS}
        rowId={(kind) => kind}
        columns={[
          {
            id: 'kind',
            header: t('notices.kind'),
            render: (kind) => (
              <Stack gap="s1">
                <Text>{t(`notices.kinds.${kind}`)}</Text>
                <Text size="caption" ink="weak">
                  {t(`notices.about.${kind}`)}
                </Text>
              </Stack>
            ),
          },
          {
            id: 'inApp',
            header: t('notices.inApp'),
            width: 128,
            render: (kind) =>
              ALWAYS_IN_APP.has(kind) ? (
                <Text ink="medium">{t('notices.always')}</Text>
              ) : (
                <NoticeSwitch kind={kind} channel="inApp" isOn={chosen[kind].inApp} />
              ),
          },
          {
            id: 'email',
            header: t('notices.email'),
            width: 128,
            render: (kind) => (
              <NoticeSwitch kind={kind} channel="email" isOn={chosen[kind].email} isDisabled={!hasEmail} />
            ),
          },
        ]}
      />
      <Text size="caption" ink="medium">
        {t(hasEmail ? 'notices.note' : 'notices.noEmail')}
      </Text>
      <Inline>
        <Link href="/mine/watched">{t('notices.watched')}</Link>
      </Inline>
    </Stack>
  );
}
