/** Path of a file in a component's folder; folders in lower case hold parts that several components share. */
const component =
  /^design-system\/src\/(?:layout|primitives|forms|charts|commerce|pages|shell)\/([A-Z][^/]*)\/(.+)$/;

/** Reports component folders without an entry, the file with the component's name, or without stories. */
export function checkComponentFolders(files) {
  const folders = new Map();
  for (const file of files) {
    const match = component.exec(file);
    if (!match) continue;
    const folder = file.slice(0, file.length - match[2].length - 1);
    folders.set(folder, [...(folders.get(folder) ?? []), match[2]]);
  }
  return [...folders].flatMap(([folder, parts]) => [
    ...(parts.includes(`${folder.split('/').at(-1)}.tsx`) ? [] : [`${folder} misses its entry`]),
    ...(parts.some((part) => part.endsWith('.stories.tsx')) ? [] : [`${folder} misses its stories`]),
  ]);
}

const screen = /^(apps\/(?:buyer|admin)\/src\/screens\/([^/]+))\/(.+)$/;

/** Reports folders of screens whose main component does not have the folder's name: `orders/OrdersScreen.tsx`. */
export function checkScreenFolders(files) {
  const screens = new Map();
  for (const file of files) {
    const [, folder, name, path] = screen.exec(file) ?? [];
    if (folder === undefined) continue;
    const parts = screens.get(folder) ?? { name, paths: [] };
    screens.set(folder, parts);
    parts.paths.push(path);
  }
  return [...screens].flatMap(([folder, { name, paths }]) => {
    const component = `${name[0].toUpperCase()}${name.slice(1)}Screen.tsx`;
    return paths.includes(component)
      ? []
      : [`${folder} misses ${component}: a screen has the name of its folder`];
  });
}
