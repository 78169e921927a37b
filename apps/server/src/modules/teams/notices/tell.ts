import type { Queryable } from '../../../db/pool';
import type { TextValues } from '@selvedge/domain/display/words';
import { eq } from 'drizzle-orm';
import { teamMembers } from '../../../db/schema/accounts';
import { announce } from '../../../live/announce';
import { type KeyIn, translate } from '../../../translate';
import { tellInLanguages } from '../../notices/languages/tell';

/** What people are told of their team, by the key of its title and text. */
export type TeamNews =
  Extract<KeyIn<'teams'>, `${string}.title`> extends `${infer Name}.title` ? Name : never;

/** Where a team is managed. */
const TEAM_PAGE = '/customer/CustomerTeam';

/** What a notice about a team says; `note` is the reason somebody wrote, if any. */
interface TeamNotice {
  news: TeamNews;
  values: TextValues;
  note?: string;
}

/** Writes a notice about a team to people, each in the own language. */
export function tellTeam(
  tx: Queryable,
  ids: readonly (string | null)[],
  { news, values, note = '' }: TeamNotice,
): Promise<void> {
  const receivers = [...new Set(ids.filter((id) => id !== null))];
  return tellInLanguages(tx, receivers, { type: 'TEAM', link: TEAM_PAGE }, (language) => {
    const text = translate(language, `teams.${news}.text`, values);
    return {
      title: translate(language, `teams.${news}.title`, values),
      text: note === '' ? text : translate(language, 'teams.withNote', { text, note }),
    };
  });
}

/**
 * Tells the open pages of a team, and of others who just left or joined it, that it changed: they fetch it again, and the live
 * channel reads anew where its person stands.
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
