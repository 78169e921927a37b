/** A port with the setting that moves it. */
export interface OpenedPort {
  setting: string;
  port: number;
}

/** Servers that the journeys run against, side by side. */
export const JOURNEY_SERVERS: number;

/** Ports of one of the journeys' servers. */
export function serverPorts(index: number): { port: number; adminPort: number };

/** What a person reads where another program has a port. */
export function busySentence(opened: OpenedPort): string;
