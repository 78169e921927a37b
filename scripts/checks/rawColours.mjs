const colour = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/gi;

/** Selects styles and components: a colour's value is defined in design-system/tokens only. */
export const appliesTo = (file) =>
  /^(design-system\/src|apps\/(buyer|admin)|packages\/app-shell)\/.*\.(ts|tsx|css)$/.test(file) &&
  !/\.(test|stories)\.tsx?$/.test(file);

/** Reports colour values outside the tokens. Links such as `#/login` and private names such as `#state` are no colours. */
export function check(file, text) {
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(colour)]
      .filter((match) => !match[0].startsWith('#') || /['"`\s(:]/.test(line[match.index - 1] ?? ' '))
      .filter(
        (match) => !/^\s*(\/\/|\*|\/\*)/.test(line) && !(match[0].startsWith('#') && /this\.#/.test(line)),
      )
      .map((match) => `${file}:${index + 1} raw colour ${match[0]}: use a token`),
  );
}
