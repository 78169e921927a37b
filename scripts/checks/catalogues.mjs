const plural = /_(zero|one|two|few|many|other)$/;

/** Keys of a nested catalogue as dotted paths; plural forms count as one key. */
function keys(node, prefix = '') {
  return Object.entries(node).flatMap(([key, value]) => {
    const path = prefix === '' ? key : `${prefix}.${key}`;
    return typeof value === 'string' ? [path.replace(plural, '')] : keys(value, path);
  });
}

/** Differences between the two language catalogues of an app: both must hold the same keys, none empty. */
export function checkPair(name, zh, en) {
  const [left, right] = [new Set(keys(zh)), new Set(keys(en))];
  return [
    ...[...left].filter((key) => !right.has(key)).map((key) => `${name}: ${key} has no English text`),
    ...[...right].filter((key) => !left.has(key)).map((key) => `${name}: ${key} has no Chinese text`),
  ];
}
