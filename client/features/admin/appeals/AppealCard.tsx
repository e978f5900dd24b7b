import type { FragmentType } from '@apollo/client';
import { useFragmentData } from '#client/apollo/use-fragment-data.ts';
import { Action } from '../Action.tsx';
import { Card, Facts, Words } from '../Card.tsx';
import { whenText } from '../dates.ts';
import { PersonLine } from '../PersonLine.tsx';
import { type AppealCard_AppealFragment, AppealCard_AppealFragmentDoc } from './appeals.generated.ts';
import { texts } from './texts.ts';
import { useResolveAppeal } from './use-resolve-appeal.ts';

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
  const { grant, uphold } = useResolveAppeal(appealId, name);
  const words = { name: 'note', label: texts.words, hint: texts.wordsHint };
  return (
    <div className="flex flex-wrap gap-3">
      <Action
        label={texts.grant}
        hidden={name}
        title={texts.grantWhom(name)}
        description={texts.grantBody}
        failed={texts.failed}
        send={grant}
        words={words}
      />
      <Action
        label={texts.uphold}
        hidden={name}
        title={texts.upholdWhom(name)}
        description={texts.upholdBody}
        failed={texts.failed}
        send={uphold}
        words={words}
      />
    </div>
  );
}
