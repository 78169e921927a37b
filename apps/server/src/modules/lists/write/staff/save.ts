import { codes } from '@selvedge/api-spec/codes';
import { sentenceOf } from '@selvedge/api-spec/refusals/sentences';
import type { components } from '@selvedge/api-spec/types';
import { IDENTITY_TYPES } from '@selvedge/domain/people/identityTypes';
import { and, inArray } from 'drizzle-orm';
import type { Context } from '../../../../contract/handlers';
import { teams } from '../../../../db/schema/accounts';
import { invalid, refuse } from '../../../../http/errors';
import { translate } from '../../../../messages/translate';
import { seesCost } from '../../../auth/access/fieldVisibility';
import { teamsInScope } from '../../../teams/read/staffTeams';
import { staffAccess } from '../../access/staff';
import type { ListRow } from '../../read/listFor';
import { seenList } from '../../read/staff/seen';
import { listValues } from '../checkInput';
import { changeList, makeDraft, type ListColumnValues } from '../writeList';

type Input = components['schemas']['StaffListInput'];

const isIdentity = (code: string): boolean => IDENTITY_TYPES.some((one) => one === code);

/**
 * Refuses with 40001 an empty audience and an unknown identity type, with 40401 a team outside the caller's data scope unless the list
 * already names it.
 */
async function checkCircle(ctx: Context, { visibility, visibleTo = [] }: Input, kept: readonly string[]) {
  if (visibility === 'ALL') return;
  if (visibleTo.length === 0) throw invalid({ visibleTo: sentenceOf('required', ctx.language) });
  if (visibility === 'IDENTITIES') {
    if (!visibleTo.every(isIdentity))
      throw invalid({ visibleTo: translate(ctx.language, 'lists.unknownIdentity') });
    return;
  }
  const asked = visibleTo.filter((id) => !kept.includes(id));
  const known = await ctx.db.$count(teams, and(inArray(teams.id, asked), teamsInScope(ctx.staff)));
  if (known !== asked.length) throw refuse(codes.NOT_FOUND);
}

/** Returns the settings to store; those that narrow by cost stay as they are when the caller may not see costs. */
function settingsOf(ctx: Context, { settings }: Input, kept: ListRow['settings']): ListRow['settings'] {
  if (seesCost(ctx.staff)) return settings;
  const { costCents, minCostCents, maxCostCents } = kept;
  const { material, origin, minAvailability, maxAvailability } = settings;
  return { material, origin, minAvailability, maxAvailability, costCents, minCostCents, maxCostCents };
}

function saidOf(ctx: Context, input: Input, before: ListRow | null): ListColumnValues {
  const { visibility, visibleTo = [], nameEn, note, noteEn, minOrderMode = 'WARN' } = input;
  const name = input.name.trim();
  if (name === '') throw invalid({ name: sentenceOf('required', ctx.language) });
  const wish = { ...input, minOrderMode, settings: settingsOf(ctx, input, before?.settings ?? {}) };
  return {
    wish,
    values: {
      ...listValues(wish),
      name,
      nameEn: nameEn?.trim() || null,
      note: note?.trim() || null,
      noteEn: noteEn?.trim() || null,
      visibility,
      visibleTo: visibility === 'ALL' ? [] : [...visibleTo],
    },
  };
}

/** Creates a draft of the merchant, without products. */
export async function addStaffList(ctx: Context, input: Input): Promise<{ id: string }> {
  await checkCircle(ctx, input, []);
  const { staff, actor } = ctx;
  const id = await makeDraft(ctx, saidOf(ctx, input, null), {
    ownerType: 'STAFF',
    ownerId: staff.id,
    ownerName: actor.name,
  });
  return { id };
}

/** Changes a list within the data scope that is not closed. */
export async function changeStaffList(ctx: Context, id: string, input: Input): Promise<void> {
  const { visibility, visibleTo } = await seenList(ctx.db, ctx.staff, id);
  await checkCircle(ctx, input, visibility === 'TEAMS' ? visibleTo : []);
  await changeList(ctx, staffAccess(ctx), { id, version: input.version }, (list) => saidOf(ctx, input, list));
}
