import type { Queryable } from '../../../db/pool';
import type { TextValues } from '@selvedge/domain/display/words';
import { eq } from 'drizzle-orm';
import { teamMembers } from '../../../db/schema/accounts';
import { announce } from '../../../live/announce';
import { type KeyIn, translate } from '../../../messages/translate';
import { notifyInLanguages } from '../../notices/write/languages';

/** Kind of notice about a team, by the key of its title and text. */
export type TeamNews =
  Extract<KeyIn<'teams'>, `${string}.title`> extends `${infer Name}.title` ? Name : never;

/** Path of the page that manages a team. */
const TEAM_PAGE = '/customer/CustomerTeam';

/** Content of a notice about a team; `note` is the reason that a user entered, if any. */
interface TeamNotice {
  news: TeamNews;
  values: TextValues;
  note?: string;
}

/** Writes a notice about a team to buyers, each in the buyer's own language. */
export function notifyTeamMembers(
  tx: Queryable,
  ids: readonly (string | null)[],
  { news, values, note = '' }: TeamNotice,
): Promise<void> {
  const receivers = [...new Set(ids.filter((id) => id !== null))];
  return notifyInLanguages(tx, receivers, { type: 'TEAM', link: TEAM_PAGE }, (language) => {
    const text = translate(language, `teams.${news}.text`, values);
    return {
      title: translate(language, `teams.${news}.title`, values),
      text: note === '' ? text : translate(language, 'teams.withNote', { text, note }),
    };
  });
}

/**
 * Announces to the open pages of a team, and of buyers who just left or joined it, that it changed: they fetch it again, and the live
 * channel reads the membership of its buyer again.
 */
export async function announceTeam(
  tx: Queryable,
  teamId: string,
  others: readonly string[] = [],
): Promise<void> {
  const members = await tx
    .select({ id: teamMembers.buyerId })
    .from(teamMembers)
    .where(eq(teamMembers.teamId, teamId));
  const buyers = [...new Set([...members.map(({ id }) => id), ...others])];
  await announce(tx, { to: { buyers }, type: 'team.changed', id: teamId });
}
