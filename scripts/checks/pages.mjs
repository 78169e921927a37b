const component =
  /^(design-system\/src\/(?:layout|primitives|forms|charts|commerce|pages|shell)\/([A-Z][^/]*))\/\2\.tsx$/;
const parts = [
  ['Anatomy', /^## Anatomy$/m],
  ['When to use it', /^## When$/m],
  ['when not', /^## When not$/m],
  ['Keyboard', /^## Keyboard$/m],
  ['do and do not', /^## Do$[\s\S]*<Do\b[\s\S]*^## Do not$[\s\S]*<DoNot\b/m],
  ['both languages', /<BothLanguages\b/],
];

/** Selects the pages of components. */
export const appliesTo = (file) => /^design-system\/src\/.*\.mdx$/.test(file);

/** Reports components without a page of their own. */
export function withoutPage(files) {
  return files.flatMap((file) => {
    const match = component.exec(file);
    if (!match) return [];
    const [, folder, name] = match;
    const page = `${folder}/${name}.mdx`;
    return files.includes(page) ? [] : [`${page} is missing: every component has a page`];
  });
}

/** Reports sections that a component's page lacks. */
export function check(file, text) {
  return parts.filter(([, found]) => !found.test(text)).map(([name]) => `${file} says nothing of: ${name}`);
}
