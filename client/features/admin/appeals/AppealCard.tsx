import type { FragmentType } from '@apollo/client';
import { useFragmentData } from '#client/apollo/use-fragment-data.ts';
import type { Values } from '#client/components/form/use-form.ts';
import { resolveAppealRule } from '#rules/admin.ts';
import { Action } from '../Action.tsx';
import { Card, Facts, Words } from '../Card.tsx';
import { whenText } from '../dates.ts';
import { PersonLine } from '../PersonLine.tsx';
import { checked } from '../use-conclude.ts';
import {
  type AppealCard_AppealFragment,
  AppealCard_AppealFragmentDoc,
  type AppealDecision,
  ConsoleAppealsDocument,
  useConsoleResolveAppealMutation,
} from './appeals.generated.ts';
import { texts } from './texts.ts';

export function AppealCard({ appeal }: { appeal: FragmentType<AppealCard_AppealFragment> }) {
  const data = useFragmentData(AppealCard_AppealFragmentDoc, appeal);
  if (data === null) return null;
  const { id, content, reason, state, note, createdAt, decidedAt, user } = data;
  const warned = user.warnings.length;
  return (
    <Card>
      <h2 className="text-lg [overflow-wrap:anywhere]">{texts.of(user.fullName)}</h2>
      <Facts
        facts={[
          [texts.person, <PersonLine key="person" user={user} />],
          [texts.reason, reason],
          [texts.warnings, warned > 0 && texts.times(warned)],
          [texts.made, whenText(createdAt)],
          [texts.decided, decidedAt && whenText(decidedAt)],
          [texts.note, note],
        ]}
      />
      <div className="grid gap-1.5">
        <h3 className="text-sm">{texts.content}</h3>
        <Words>{content}</Words>
      </div>
      {state === 'WAITING' && <Decide appealId={id} name={user.fullName} />}
    </Card>
  );
}

function Decide({ appealId, name }: { appealId: string; name: string }) {
  const [resolve] = useConsoleResolveAppealMutation();
  const common = (decision: AppealDecision) => ({
    hidden: name,
    failed: texts.failed,
    queue: ConsoleAppealsDocument,
    words: { name: 'note', label: texts.words, hint: texts.wordsHint },
    send: (values: Values) => checked(resolveAppealRule, values, (note) => resolve({ appealId, decision, ...note })),
  });
  return (
    <div className="flex flex-wrap gap-3">
      <Action
        {...common('GRANT')}
        label={texts.grant}
        title={texts.grantWhom(name)}
        description={texts.grantBody}
        success={texts.granted(name)}
      />
      <Action
        {...common('UPHOLD')}
        label={texts.uphold}
        title={texts.upholdWhom(name)}
        description={texts.upholdBody}
        success={texts.upheld}
      />
    </div>
  );
}
