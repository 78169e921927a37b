/** Shutdown state of this process, shared by its ports. */
export interface Life {
  /** True from the moment the server was asked to stop. */
  draining: boolean;
}

/** Runs the closing steps in the reverse order of the opening ones, once; a step that fails or hangs does not prevent the others. */
export class Closing {
  private readonly steps: Array<{ name: string; run: () => Promise<unknown>; withinMs: number }> = [];
  private running: Promise<void> | undefined;

  constructor(private readonly onTrouble: (step: string, error: unknown) => void) {}

  /** Adds a step with a timeout of `withinMs`. */
  add(name: string, withinMs: number, run: () => Promise<unknown>): void {
    this.steps.push({ name, run, withinMs });
  }

  /** Runs all steps; a second call waits for the first. */
  run(): Promise<void> {
    this.running ??= this.runAll();
    return this.running;
  }

  private async runAll(): Promise<void> {
    for (const { name, run, withinMs } of this.steps.reverse()) {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(new Error(`not done in ${withinMs} ms`)), withinMs);
      });
      try {
        await Promise.race([run(), late]);
      } catch (error) {
        this.onTrouble(name, error);
      } finally {
        clearTimeout(timer);
      }
    }
  }
}
