import { useState } from 'react';
import { shownAtOnce } from '#client/apollo/fetch-policy.ts';
import { TextField } from '#client/ui/TextField.tsx';
import { limits } from '#rules/limits.ts';
import { Action } from '../Action.tsx';
import { Card, Facts } from '../Card.tsx';
import { CheckGroup } from '../CheckGroup.tsx';
import { ConsoleList } from '../ConsoleList.tsx';
import { whenText } from '../dates.ts';
import { Secret } from './Secret.tsx';
import { texts } from './texts.ts';
import {
  ConsoleTokensDocument,
  type ConsoleTokensQuery,
  useConsoleRevokeTokenMutation,
  useConsoleTokensQuery,
} from './tokens.generated.ts';
import { scopes, useCreateToken } from './use-tokens.ts';

type Token = NonNullable<ConsoleTokensQuery['viewer']>['accessTokens'][number];

export function Tokens() {
  const { data, error, loading, refetch } = useConsoleTokensQuery(shownAtOnce);
  const [secret, setSecret] = useState<string | null>(null);
  const pages = {
    items: data?.viewer?.accessTokens,
    hasFailed: error !== undefined && !loading,
    isLoading: loading,
    hasMore: false,
    retry: () => void refetch().catch(() => undefined),
    showMore: async () => false,
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-ink-soft">{texts.lead}</p>
      <div>
        <CreateToken onCreated={setSecret} />
      </div>
      <div role="status">{secret !== null && <Secret secret={secret} onDone={() => setSecret(null)} />}</div>
      <ConsoleList pages={pages} empty={texts.none}>
        {(token) => <TokenCard token={token} />}
      </ConsoleList>
    </div>
  );
}

function CreateToken({ onCreated }: { onCreated: (secret: string) => void }) {
  const create = useCreateToken(onCreated);
  return (
    <Action
      label={texts.create}
      variant="primary"
      title={texts.create}
      description={texts.createBody}
      failed={texts.failed}
      send={create}
    >
      {(field) => {
        const may = field('scopes');
        return (
          <>
            <TextField
              {...field('name')}
              label={texts.name}
              autoComplete="off"
              maxLength={limits.text.accessTokenName}
            />
            <TextField {...field('days')} label={texts.days} inputMode="numeric" autoComplete="off" defaultValue="30" />
            <CheckGroup
              legend={texts.scopes}
              error={may.error}
              onChange={may.onChange}
              options={scopes.map((scope) => ({ name: `scope-${scope}`, label: texts.scopeNames[scope] }))}
            />
          </>
        );
      }}
    </Action>
  );
}

function TokenCard({ token }: { token: Token }) {
  const { id, name, createdAt, expiresAt, lastUsedAt } = token;
  const [revoke] = useConsoleRevokeTokenMutation();
  return (
    <Card>
      <h2 className="text-base [overflow-wrap:anywhere]">{name}</h2>
      <Facts
        facts={[
          [texts.may, token.scopes.map((scope) => texts.scopeNames[scope]).join('; ')],
          [texts.made, whenText(createdAt)],
          [texts.ends, whenText(expiresAt)],
          [texts.used, lastUsedAt === null ? texts.never : whenText(lastUsedAt)],
        ]}
      />
      <div>
        <Action
          label={texts.revoke}
          hidden={name}
          variant="danger"
          title={texts.revokeWhich(name)}
          description={texts.revokeBody}
          success={texts.revoked}
          failed={texts.revokeFailed}
          queue={ConsoleTokensDocument}
          send={() => revoke({ accessTokenId: id })}
        />
      </div>
    </Card>
  );
}
