import { queryOptions } from '@tanstack/react-query';
import type { NoticeChannels, NoticeKind } from '@selvedge/domain/people/noticeSettings';
import { invalidate } from '@selvedge/app-kit/app/queryClient';
import { queryKey } from '@selvedge/app-kit/app/queryKeys';
import { buyer } from '../../api/client';

/** One place of one kind of notices, on or off. */
export interface NoticeChoice {
  kind: NoticeKind;
  channel: keyof NoticeChannels;
  isOn: boolean;
}

/** Where the buyer's notices come, by kind. */
export const noticeSettingsQuery = queryOptions({
  queryKey: queryKey('notices', 'settings'),
  queryFn: ({ signal }) => buyer.get('/api/sp/front/notice/settings', { signal, silent: true }),
});

/** Switches one place of one kind; the others stay as they are, whoever changed them meanwhile. */
export async function chooseNotices({ kind, channel, isOn }: NoticeChoice): Promise<void> {
  await buyer.post('/api/sp/front/notice/settings/edit', {
    body: { [kind]: { [channel]: isOn } },
    silent: true,
  });
  await invalidate('notices');
}
