import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { frameTypes, parseFrame } from '../client/frames';
import type { ChannelName } from '../client/frames';

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
const ajv = new Ajv2020({ allErrors: true });
addFormats.default(ajv);
ajv.addSchema(read('frames.schema.json') as object);

const channels: ChannelName[] = ['front', 'admin'];

test.each(channels)('D-54 examples, schema and types of /ws/%s name the same frames', (channel) => {
  const frames = read(`examples/${channel}.json`) as { type: string; data: object | null }[];
  const validate = ajv.getSchema(`frames.schema.json#/$defs/${channel}`);
  if (!validate) throw new Error('the schema has no such channel');
  expect(frames.map((frame) => frame.type)).toEqual(frameTypes[channel]);
  for (const frame of frames) {
    expect(validate(frame), `${frame.type}: ${ajv.errorsText(validate.errors)}`).toBe(true);
    expect(parseFrame(channel, JSON.stringify(frame))).toEqual(frame);
    expect(validate({ ...frame, data: null })).toBe(true);
    expect(validate({ ...frame, data: { ...frame.data, stray: 1 } })).toBe(false);
  }
});

test('D-54 the first frame is the token and nothing else', () => {
  const validate = ajv.getSchema('frames.schema.json#/$defs/Hello');
  expect(validate?.({ token: 'tok' })).toBe(true);
  expect(validate?.({})).toBe(false);
});
