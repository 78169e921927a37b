// React is imported by name: the manager is built with the classic transform of JSX.
import * as React from 'react';
import { addons, types, useGlobals, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { tools } from '../tools';
import type { Tool } from '../tools';

const id = 'selvedge/toolbar';

/** Breadcrumb of the current entry: the groups above the component, then the component, then the story. */
function Place() {
  const api = useStorybookApi();
  const { storyId } = useStorybookState();
  const data = storyId ? api.getCurrentStoryData() : undefined;
  if (!data) return null;
  const path = [...data.title.split('/'), ...(data.type === 'story' ? [data.name] : [])];
  return <nav className="looks-place">{path.join(' / ')}</nav>;
}

/** Control of one global: its name and its values, the current one underlined. */
function Choice({ tool, locale }: { tool: Tool; locale: string }) {
  const [globals, setGlobals] = useGlobals();
  const lang = locale === 'en' ? 'en' : 'zh';
  const value = String(globals[tool.name] ?? '');
  const set = (next: string) => setGlobals({ [tool.name]: next });
  if (tool.isMenu)
    return (
      <label className="looks-tool">
        <span>{tool[lang]}</span>
        <select value={value} onChange={(event) => set(event.currentTarget.value)}>
          {tool.choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice[lang]}
            </option>
          ))}
        </select>
      </label>
    );
  return (
    <fieldset className="looks-tool">
      <legend>{tool[lang]}</legend>
      {tool.choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => set(choice.value)}
        >
          {choice[lang]}
        </button>
      ))}
    </fieldset>
  );
}

const Choices = React.memo(function Choices() {
  const [globals] = useGlobals();
  return (
    <div className="looks-tools">
      {tools.map((tool) => (
        <Choice key={tool.name} tool={tool} locale={String(globals.locale)} />
      ))}
    </div>
  );
});

/** Returns the sidebar label of an entry; the label of a group includes the number of its entries. */
export function labelOf({ type, name, ...entry }: { type: string; name: string }): React.ReactNode {
  if (type !== 'root' || !('children' in entry) || !Array.isArray(entry.children)) return name;
  return (
    <span className="looks-group">
      {name} <span>{entry.children.length}</span>
    </span>
  );
}

/** Registers the breadcrumb and the choices in the toolbar, in place of Storybook's row of icons with menus. */
export function registerToolbar(): void {
  addons.register(id, () => {
    const match = ({ viewMode }: { viewMode?: string }) => viewMode === 'story' || viewMode === 'docs';
    addons.add(`${id}/place`, { type: types.TOOL, title: 'Place', match, render: () => <Place /> });
    addons.add(`${id}/choices`, {
      type: types.TOOLEXTRA,
      title: 'Choices',
      match,
      render: () => <Choices />,
    });
  });
}
