export { Anatomy } from './Anatomy';
export { BothLanguages } from './BothLanguages';
export { Drawn } from './Drawn';
export { Do, DoNot } from './Example';
export { Opening } from './Opening';
export { ColorSheet, SpaceSheet } from './sheets';
export { StoryFrame } from './StoryFrame';
