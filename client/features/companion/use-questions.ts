import { useState } from 'react';
import { clearToasts, toast } from '#client/ui/toast.tsx';
import { type Talk_ScenarioFragment, useGenerateQuestionsMutation } from './companion.generated.ts';
import { failureOf, failureOfCode, tellFailure } from './failures.ts';
import { texts } from './texts.ts';

export type Question = Talk_ScenarioFragment['questions'][number];

export function useQuestions(scenario: Talk_ScenarioFragment) {
  const [mutate, { loading }] = useGenerateQuestionsMutation();
  const [made, setMade] = useState<ReadonlyMap<string, readonly Question[]>>(new Map());

  async function generate(): Promise<void> {
    try {
      const answer = await mutate({ scenarioId: scenario.id });
      if (answer.__typename === 'GenerateQuestionsSuccess') {
        const { questions } = answer;
        setMade((before) => new Map(before).set(scenario.id, questions));
        clearToasts('companion');
        toast({ title: texts.generated, description: texts.generatedBody, tone: 'success', about: 'questions' });
      } else tellFailure(failureOfCode(answer), texts.generateFailed);
    } catch (error) {
      tellFailure(failureOf(error), texts.generateFailed);
    }
  }

  return { questions: made.get(scenario.id) ?? scenario.questions, generate, isGenerating: loading };
}
