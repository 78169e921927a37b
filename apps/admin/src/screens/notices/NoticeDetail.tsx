import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '@selvedge/app-shell/app/answerOf';
import { ReadFailure } from '@selvedge/app-shell/app/ReadFailure';
import { Link } from '@selvedge/design-system/primitives/Link';
import { RichText } from '@selvedge/design-system/primitives/RichText';
import { Skeleton } from '@selvedge/design-system/primitives/Skeleton';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats } from '@selvedge/design-system/i18n';
import { noticeQuery } from './notices.api';

/** Content of one notice; opening it marks it as read. */
export function NoticeDetail({ id }: { id: string }) {
  const { t } = useTranslation('notices');
  const formats = useFormats();
  const notice = useQuery(noticeQuery(id));
  if (answerOf(notice).hasFailed) return <ReadFailure title={t('goneTitle')} query={notice} />;
  if (notice.data === undefined) return <Skeleton />;
  const { text, body, link, createdAt, type } = notice.data;
  return (
    <Stack gap="s4">
      <Text as="p" ink="weak">
        {t('sent', { type: t(`types.${type}`), when: formats.stamp(createdAt) })}
      </Text>
      {body === undefined ? <Text as="p">{text}</Text> : <RichText text={body} />}
      {link !== undefined && <Link href={link}>{t('open')}</Link>}
    </Stack>
  );
}
