const plural = /_(zero|one|two|few|many|other)$/;
const messageFile = /^(?<root>.*\/locales)\/(?<language>[^/]+)\/(?<name>[^/]+\.json)$/;

/** Returns the texts of a nested message file by dotted path. */
function texts(node, prefix = '') {
  return Object.entries(node).flatMap(([key, value]) => {
    const path = prefix === '' ? key : `${prefix}.${key}`;
    return typeof value === 'string' ? [[path, value]] : texts(value, path);
  });
}

/** Returns the keys of a message file, plural forms as one, each with its plural forms and its placeholders. */
export function entriesOf(json) {
  const entries = new Map();
  for (const [path, text] of texts(json)) {
    const [, form] = plural.exec(path) ?? [];
    const key = path.replace(plural, '');
    const entry = entries.get(key) ?? { forms: new Set(), places: new Set(), text: '' };
    if (form) entry.forms.add(form);
    for (const [, place] of text.matchAll(/\{\{(\w+)\}\}/g)) entry.places.add(place);
    entry.text += `${form ?? ''}=${text}\n`;
    entries.set(key, entry);
  }
  return entries;
}

/** Groups message files by the folder of their workspace, then by name and language. */
function byRoot(files) {
  const roots = new Map();
  for (const [path, json] of files) {
    const found = messageFile.exec(path)?.groups;
    if (!found) continue;
    const names = roots.get(found.root) ?? new Map();
    roots.set(found.root, names);
    names.set(found.name, new Map(names.get(found.name)).set(found.language, entriesOf(json)));
  }
  return roots;
}

const missing = (all, own) => [...all].filter((key) => !own.has(key));

/** Reports languages, keys, plural forms and placeholders that one message file lacks. */
function checkOne(name, languages, tags) {
  const everyKey = new Set([...languages.values()].flatMap((entries) => [...entries.keys()]));
  return tags.flatMap((tag) => {
    const own = languages.get(tag);
    if (!own) return [`${name} does not stand in ${tag}`];
    const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
    return [
      ...missing(everyKey, own).map((key) => `${name}: ${key} has no text in ${tag}`),
      ...[...own].flatMap(([key, { forms, places }]) => {
        const lacks = forms.size > 0 ? pluralCategories.filter((form) => !forms.has(form)) : [];
        const others = new Set(
          [...languages.values()].flatMap((entries) => [...(entries.get(key)?.places ?? [])]),
        );
        return [
          ...lacks.map((form) => `${name}: ${key}_${form} has no text in ${tag}`),
          ...missing(others, places)
            .filter((place) => place !== 'count')
            .map((place) => `${name}: ${key} leaves out {{${place}}} in ${tag}`),
        ];
      }),
    ];
  });
}

/**
 * Reports problems of all message files: every file and key must exist in every language of the list with the plural forms and placeholders
 * it needs, and a text that both apps have must be in the app shell only.
 *
 * @param files message files by path, `…/locales/<language>/<name>.json`
 * @param tags the languages of the product
 */
export function checkMessageFiles(files, tags) {
  const roots = byRoot(files);
  const problems = [...roots].flatMap(([folder, names]) =>
    [...names].flatMap(([name, languages]) => checkOne(`${folder}/…/${name}`, languages, tags)),
  );
  return [...problems, ...twins(roots, tags)];
}

const buyer = 'apps/buyer/src/locales';
const admin = 'apps/admin/src/locales';
const shared = 'packages/app-shell/src/locales';

/** Reports texts that are the same in both apps, and keys that an app and the app shell both have. */
function twins(roots, tags) {
  const at = (folder, name, tag) => roots.get(folder)?.get(name)?.get(tag) ?? new Map();
  return [...(roots.get(buyer)?.keys() ?? [])]
    .flatMap((name) => {
      const keys = [...at(buyer, name, tags[0]).keys()];
      const alike = keys.filter((key) =>
        tags.every((tag) => at(buyer, name, tag).get(key)?.text === at(admin, name, tag).get(key)?.text),
      );
      return alike.map((key) => `${name}: ${key} is the same in both apps: it belongs to the app shell`);
    })
    .concat(
      [buyer, admin].flatMap((folder) =>
        [...(roots.get(folder)?.keys() ?? [])].flatMap((name) =>
          [...at(folder, name, tags[0]).keys()]
            .filter((key) => at(shared, name, tags[0]).has(key))
            .map((key) => `${folder}/…/${name}: ${key} stands in the app shell too`),
        ),
      ),
    );
}
