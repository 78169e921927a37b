import type { components } from '@selvedge/api-spec/types';
import { ALWAYS_IN_APP, NOTICE_KINDS, DEFAULT_CHANNELS } from '@selvedge/domain/people/noticeSettings';
import type { Context } from '../../../contract/handlers';
import { noticeSettings } from '../../../db/schema/notices';
import { invalid } from '../../../http/errors';
import { announce } from '../../../live/announce';
import { translate } from '../../../messages/translate';
import { SEVERAL } from '../write/inbox';

type Changes = components['schemas']['NoticeSettingsInput'];

/**
 * Changes the channels of a buyer's notices, kind by kind and channel by channel: two devices that change different ones both succeed.
 * Refuses with 40001 to switch off a notice that must appear in the app.
 */
export async function changeNoticeSettings(
  { buyer, now, language, inTransaction }: Pick<Context, 'buyer' | 'now' | 'language' | 'inTransaction'>,
  changes: Changes,
): Promise<void> {
  const changed = NOTICE_KINDS.flatMap((type) => {
    const channels = changes[type];
    return channels === undefined ? [] : [{ type, channels }];
  });
  const refused = changed.filter(({ type, channels }) => channels.inApp === false && ALWAYS_IN_APP.has(type));
  if (refused.length > 0) {
    const stays = translate(language, 'notices.stays');
    throw invalid(Object.fromEntries(refused.map(({ type }) => [`${type}.inApp`, stays])));
  }
  await inTransaction(async (tx) => {
    for (const { type, channels } of changed) {
      await tx
        .insert(noticeSettings)
        .values({ buyerId: buyer.id, type, ...DEFAULT_CHANNELS, ...channels, updatedAt: now })
        .onConflictDoUpdate({
          target: [noticeSettings.buyerId, noticeSettings.type],
          set: { ...channels, updatedAt: now },
        });
    }
    // The buyer's other open pages show the new settings.
    await announce(tx, { to: { buyers: [buyer.id] }, type: 'notice', id: SEVERAL });
  });
}
