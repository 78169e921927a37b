/**
 * Holds what a new rule finds in old files against the list of what is known: nothing may be added, and what was mended has to
 * leave the list, so that it only shrinks.
 */
export function ratchet(rule, found, known) {
  const names = new Set([...Object.keys(found), ...Object.keys(known)]);
  return [...names].flatMap((name) => {
    const [now, before] = [found[name] ?? 0, known[name] ?? 0];
    if (now > before) return [`${name}: ${rule} ${now}, known ${before}`];
    if (now < before) return [`${name}: ${rule} ${now}; scripts/checks/known.json still says ${before}`];
    return [];
  });
}

/** How often each name occurs. */
export function tally(names) {
  const counts = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
