/** Assertions for every state machine. */
import fc from 'fast-check';
import { expect } from 'vitest';
import type { StateRow } from './singleState';
import { machineOf } from './singleState';
import { stepsOf, tryTransition, type Actor } from './machine';

/** Actors that together may take every transition, also those of an owner and of the system. */
export const everybody: readonly Actor[] = [
  { side: 'staff', roles: ['ROOT'], isOwner: true },
  { side: 'buyer', perms: ['*'], isOwner: true },
  { side: 'system' },
];

function reached<State extends string>(table: readonly StateRow<State>[], start: State): Set<State> {
  const seen = new Set([start]);
  for (const state of seen) {
    for (const { from, outcomes } of table)
      if (from.includes(state)) outcomes.forEach(({ name }) => seen.add(name));
  }
  return seen;
}

/**
 * Asserts that every state is reachable from the first, that the final ones have no transition, and that from every other state one of them
 * is reachable, or one where the subject may `rest` for good although it can be resumed.
 */
export function expectNoDeadEnd<State extends string>(
  table: readonly StateRow<State>[],
  states: { all: readonly State[]; first: State; final: readonly State[]; rest?: readonly State[] },
): void {
  const machine = machineOf<StateRow<State>, State>(table).machine;
  expect([...reached(table, states.first)].sort()).toEqual([...states.all].sort());
  const ending = new Set([...states.final, ...(states.rest ?? [])]);
  for (const state of states.all) {
    const isFinal = states.final.includes(state);
    expect(everybody.flatMap((actor) => stepsOf(machine, state, actor)).length === 0, state).toBe(isFinal);
    const ends = [...reached(table, state)].filter((one) => ending.has(one));
    expect(ends.length, state).toBeGreaterThan(0);
  }
}

/** Asserts for any action in any state: it succeeds exactly when it is offered, and a refusal lists the allowed actions. */
export function expectOfferedIsDone<State extends string>(
  table: readonly StateRow<State>[],
  states: readonly State[],
  actors: readonly Actor[],
): void {
  const machine = machineOf<StateRow<State>, State>(table).machine;
  const steps = [...new Set(table.map(({ action }) => action))];
  fc.assert(
    fc.property(
      fc.constantFrom(...states),
      fc.constantFrom(...steps),
      fc.constantFrom(...actors),
      (state, step, actor) => {
        const offered = stepsOf(machine, state, actor);
        const tried = tryTransition(machine, state, step, actor);
        expect(tried.ok).toBe(offered.includes(step));
        if (tried.ok) expect(states).toContain(tried.subject);
        else if (tried.code === 40904) expect(tried.data).toEqual({ from: state, allowed: offered });
        else expect(states.flatMap((one) => stepsOf(machine, one, actor))).not.toContain(step);
      },
    ),
  );
}
