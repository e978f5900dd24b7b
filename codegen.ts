import { readFileSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { buildSchema, isEnumType } from 'graphql';
import { plainTextsBelow } from './tooling/trusted-documents.ts';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

/** Enum values are UPPER_CASE in the contract and lower-case in the code and the database: `server/edge/graphql/schema.ts` maps them. */
const enumValues = Object.fromEntries(
  Object.values(schema.getTypeMap())
    .filter((type) => isEnumType(type) && !type.name.startsWith('__'))
    .map((type) => [
      type.name,
      Object.fromEntries(isEnumType(type) ? type.getValues().map(({ name }) => [name, name.toLowerCase()]) : []),
    ]),
);

/** Without a mapper of its own, the resolvers plugin types an enum with `enumValues` as null. */
const enumMappers = Object.fromEntries(Object.keys(enumValues).map((name) => [name, name]));

const parents = './parents.ts';

const config: CodegenConfig = {
  schema: 'schema.graphql',
  generates: {
    'server/contract/resolvers.generated.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        contextType: './context.ts#Context',
        useTypeImports: true,
        enumsAsTypes: true,
        enumValues,
        defaultScalarType: 'unknown',
        // What a caller sends as an id is no text that a statement takes: `idOf` has to read it first.
        scalars: { ID: { input: './ids.ts#RawId', output: 'string' }, DateTime: 'Date', Date: 'string' },
        resolversNonOptionalTypename: { unionMember: true },
        mappers: {
          ...enumMappers,
          Viewer: `${parents}#ViewerParent`,
          OwnProfile: `${parents}#ProfileRow`,
          Profile: `${parents}#ProfileParent`,
          Photo: `${parents}#PhotoParent`,
          Liker: `${parents}#LikerParent`,
          Match: `${parents}#MatchRow`,
          Message: `${parents}#MessageRow`,
          Call: `${parents}#CallRow`,
          Entitlement: `${parents}#EntitlementRow`,
          Session: `${parents}#SessionRow`,
          Admin: `${parents}#AdminParent`,
          AdminUser: `${parents}#UserRow`,
          AccessToken: `${parents}#AccessTokenRow`,
          Verification: `${parents}#VerificationRow`,
          AdminVerification: `${parents}#VerificationRow`,
          Town: `${parents}#TownParent`,
          BlockedProfile: `${parents}#BlockedProfileParent`,
          PlanSubscription: `${parents}#PlanSubscriptionRow`,
          Payment: `${parents}#InvoiceRow`,
          Companion: `${parents}#CompanionParent`,
          CompanionScenario: `${parents}#ScenarioParent`,
          CompanionConversation: `${parents}#TranscriptRow`,
          Game: `${parents}#GameParent`,
          GamePlay: `${parents}#GamePlayRow`,
          DateIdea: `${parents}#DateIdeaRow`,
          AdminDateIdea: `${parents}#DateIdeaRow`,
          NewsletterArticle: `${parents}#ArticleRow`,
          AdminArticle: `${parents}#ArticleRow`,
          AdminNewsletter: `${parents}#AdminParent`,
          NewsletterIssue: `${parents}#NewsletterIssueRow`,
          AdminReport: `${parents}#ReportRow`,
          ReportEvidence: `${parents}#EvidenceParent`,
          AdminFlaggedPhoto: `${parents}#PhotoRow`,
          AdminAppeal: `${parents}#AppealRow`,
          AdminSuspension: `${parents}#SuspensionRow`,
          AdminWarning: `${parents}#WarningRow`,
          Warning: `${parents}#WarningRow`,
          DeletionRequest: `${parents}#DeletionRequestRow`,
          AdminFeedback: `${parents}#FeedbackRow`,
          AuditEvent: `${parents}#AuditEventRow`,
          BreachedPerson: `${parents}#BreachedParent`,
          SupportTicket: `${parents}#SupportTicketRow`,
          AdminSupportTicket: `${parents}#SupportTicketRow`,
          SupportMessage: `${parents}#SupportMessageRow`,
        },
      },
    },
    'server/edge/graphql/operations.generated.ts': {
      documents: 'client/**/*.graphql',
      plugins: [{ './tooling/operation-names-plugin.js': { plainTexts: plainTextsBelow('client') } }],
    },
    'client/apollo/possible-types.generated.ts': {
      plugins: ['fragment-matcher'],
    },
    'client/': {
      documents: 'client/**/*.graphql',
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts' },
      plugins: ['typescript-operations', 'typed-document-node', './tooling/hooks-plugin.js'],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        importExtension: '.ts',
        scalars: { ID: 'string', DateTime: 'string', Date: 'string' },
        defaultScalarType: 'unknown',
        nonOptionalTypename: true,
        skipTypeNameForRoot: true,
        inlineFragmentTypes: 'mask',
        customDirectives: { apolloUnmask: true },
      },
    },
  },
};

export default config;
