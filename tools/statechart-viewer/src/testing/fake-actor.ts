import { fromPromise } from "xstate";

/** Lets settled promises reach the machines. */
export const flush = (): Promise<void> => new Promise((done) => setImmediate(done));

interface Call<Output, Input> {
  input: Input;
  answer: (output: Output) => Promise<void>;
  /** Rejects with a failure of this code. */
  fail: (code: string) => Promise<void>;
}

/** A promise actor that a test settles; it keeps its calls. */
export function fakeActor<Output, Input = unknown>() {
  const calls: Call<Output, Input>[] = [];
  const logic = fromPromise<Output, Input>(
    ({ input }) =>
      new Promise<Output>((resolve, reject) => {
        calls.push({
          input,
          answer(output) {
            resolve(output);
            return flush();
          },
          fail(code) {
            reject({ code });
            return flush();
          },
        });
      }),
  );
  return { logic, calls };
}
