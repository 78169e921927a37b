import { queryOptions } from '@tanstack/react-query';
import type { operations } from '@selvedge/api-spec/types';
import { invalidate } from '@selvedge/app-shell/app/queryClient';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { buyer } from '../../api/client';
import { session, updateUser } from '../../api/session';
import type { SessionUser } from '../../api/schemas';

type BodyOf<Id extends 'frontUserUpdate' | 'frontUserPhoneEdit'> = NonNullable<
  operations[Id]['requestBody']
>['content']['application/json'];

/** Change of the profile. */
export type ProfileChange = BodyOf<'frontUserUpdate'>;

function patchUser(patch: Partial<SessionUser>): void {
  if (session.user) updateUser({ ...session.user, ...patch });
}

/** Changes the profile; rejects with 40901 when it was changed elsewhere meanwhile. */
export async function changeProfile(body: ProfileChange): Promise<void> {
  updateUser(await buyer.post('/api/sp/front/user/update', { body, silent: true }));
}

/** Uploads a cropped photo and makes it the buyer's own. */
export async function changePhoto(part: Blob): Promise<void> {
  const body = { file: part, type: 'AVATAR' } as const;
  const { url } = await buyer.post('/api/sp/front/upload/image', { form: body, silent: true });
  await changeProfile({ avatar: url });
}

/** Changes the account's phone number, with the code sent to it. */
export async function changePhone(body: BodyOf<'frontUserPhoneEdit'>): Promise<void> {
  patchUser(await buyer.post('/api/sp/front/user/phone/edit', { body, silent: true }));
  await invalidate('sessions');
}

/** Binds the salesperson of an invitation code. */
export async function bindSalesperson(invitationCode: string): Promise<void> {
  await buyer.post('/api/sp/front/user/bin/sale', { query: { invitationCode }, silent: true });
  await invalidate('salesman');
}

/** Unbinds the social account, confirmed by the password. */
export async function unbindSocial(password: string): Promise<void> {
  patchUser(await buyer.post('/api/sp/front/wechat/unbind', { body: { password }, silent: true }));
}

/** Query of the buyer's sessions, the latest used first. */
export const sessionsQuery = queryOptions({
  queryKey: queryKey('sessions'),
  queryFn: ({ signal }) => buyer.get('/api/sp/front/user/session/list', { signal, silent: true }),
});

/** Ends one of the buyer's sessions. */
export async function endSessionAt(id: string): Promise<void> {
  await buyer.post('/api/sp/front/user/session/end', { body: { id } });
  await invalidate('sessions');
}

/** Ends all sessions but this one; resolves to their number. */
export async function endOtherSessions(): Promise<number> {
  const { ended } = await buyer.post('/api/sp/front/user/session/end/others', {});
  await invalidate('sessions');
  return ended;
}
