import { queryOptions } from '@tanstack/react-query';
import type { NoticeChannels, NoticeKind } from '@selvedge/domain/people/noticeSettings';
import { invalidate } from '@selvedge/app-shell/app/queryClient';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { buyer } from '../../api/client';

/** Choice for one channel of a kind of notices. */
export interface NoticeChoice {
  kind: NoticeKind;
  channel: keyof NoticeChannels;
  isOn: boolean;
}

/** Query of the buyer's notice channels, by kind. */
export const noticeSettingsQuery = queryOptions({
  queryKey: queryKey('notices', 'settings'),
  queryFn: ({ signal }) => buyer.get('/api/sp/front/notice/settings', { signal, silent: true }),
});

/** Switches one channel of a kind of notices; the others keep their values, also when they were changed meanwhile. */
export async function chooseNotices({ kind, channel, isOn }: NoticeChoice): Promise<void> {
  await buyer.post('/api/sp/front/notice/settings/edit', {
    body: { [kind]: { [channel]: isOn } },
    silent: true,
  });
  await invalidate('notices');
}
