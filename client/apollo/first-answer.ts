/** The code of events waits for it: what a page shows comes first on a slow line. */
const AFTER_ANSWER_MS = 300;

let tell = () => {};
const answered = new Promise<void>((resolve) => {
  tell = resolve;
});

/** The first request of the page has an answer, or has failed. */
export const tellAnswered = (): void => tell();

/** Resolves a moment after the first answer, which the page draws in it. */
export const afterFirstAnswer: Promise<unknown> = answered.then(
  () => new Promise((resolve) => setTimeout(resolve, AFTER_ANSWER_MS)),
);
