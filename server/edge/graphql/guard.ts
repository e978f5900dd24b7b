import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getDirectiveValues,
  isObjectType,
} from 'graphql';
import type { AccessTokenScope } from '#rules/admin.ts';
import { messages } from '#rules/data-rights.ts';
import { forbidden, unauthenticated } from '#server/base/errors.ts';
import type { Context } from '#server/platform/context/context.ts';

type Field = GraphQLField<unknown, Context>;
type Admission = (ctx: Context, info: GraphQLResolveInfo, parent: unknown) => void;

/** Every field of them is for administrators only, on any path. */
const adminTypes: ReadonlySet<string> = new Set(['Admin']);

/**
 * A script without `users_read` may read these only: its dry runs would be a way to look people up. `named`: of accounts that it named by
 * e-mail address. `below`: only below these parent types.
 */
const shownToWriters: Readonly<
  Record<
    string,
    { always: readonly string[]; named?: readonly string[]; below?: Readonly<Record<string, readonly string[]>> }
  >
> = {
  AdminUser: {
    always: ['id'],
    named: ['email'],
    below: {
      GrantEntitlementSuccess: ['plan'],
      RevokeEntitlementSuccess: ['plan'],
      SuspendAccountSuccess: ['suspendedAt'],
      RestoreAccountSuccess: ['suspendedAt'],
      AdminSupportTicket: ['email'],
      AdminVerification: ['email'],
    },
  },
  HeldPlan: { always: ['name', 'tier', 'abilities', 'endsAt', 'trialEndsAt'] },
  AdminFlaggedPhoto: { always: ['id', 'flaggedAt'] },
  AdminReport: { always: ['id', 'reported', 'state', 'note', 'createdAt', 'decidedAt'] },
  AdminAppeal: { always: ['id', 'user', 'state', 'note', 'createdAt', 'decidedAt'] },
};

function rootsOf(schema: GraphQLSchema): GraphQLObjectType[] {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return roots.filter((type) => type !== undefined && type !== null);
}

/** A field without a resolver that is a root field or has arguments, which a plain property would ignore. */
export function assertResolved(schema: GraphQLSchema): void {
  const roots = new Set(rootsOf(schema));
  const subscription = schema.getSubscriptionType();
  const missing: string[] = [];
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      const has = type === subscription ? field.subscribe !== undefined : field.resolve !== undefined;
      if (!has && (roots.has(type) || field.args.length > 0)) missing.push(`${type.name}.${field.name}`);
    }
  }
  if (missing.length > 0) throw new Error(`These fields have no resolver: ${missing.join(', ')}`);
}

function admissionOf(schema: GraphQLSchema, field: Field): Admission {
  const named = (name: string) => {
    const directive = schema.getDirective(name);
    return directive && field.astNode ? getDirectiveValues(directive, field.astNode) : undefined;
  };
  const isPublic = named('public') !== undefined;
  const isOpenWhilePending = isPublic || named('whileDeletionPending') !== undefined;
  const scope = named('scope')?.requires as AccessTokenScope | undefined;
  return ({ viewer }) => {
    if (viewer === null) {
      if (!isPublic) throw unauthenticated();
      return;
    }
    if (viewer.isDeletionPending && !isOpenWhilePending) throw forbidden(messages.deletionPending);
    if (viewer.accessTokenId !== null && (scope === undefined || !viewer.scopes.includes(scope))) throw forbidden();
    // Fields with a scope belong to administrators: the token's owner may have lost the role since.
    if (scope !== undefined && !viewer.roles.includes('admin')) throw forbidden();
  };
}

const forAdmins: Admission = ({ viewer }) => {
  if (viewer === null) throw unauthenticated();
  if (!viewer.roles.includes('admin')) throw forbidden();
};

function forReaders({ name: type }: GraphQLObjectType, { name: field }: Field): Admission {
  const { always = [], named = [], below = {} } = shownToWriters[type] ?? {};
  return ({ viewer, request }, { path }, parent) => {
    if (viewer === null) throw unauthenticated();
    if (viewer.accessTokenId === null || viewer.scopes.includes('users_read') || always.includes(field)) return;
    if (named.includes(field) && request.namedByEmail?.has((parent as { id: string }).id)) return;
    // The parent type on this path.
    if (!below[path.prev?.typename ?? '']?.includes(field)) throw forbidden();
  };
}

function guarded(
  resolve: GraphQLFieldResolver<unknown, Context>,
  admit: Admission,
): GraphQLFieldResolver<unknown, Context> {
  return (parent, args, ctx, info) => {
    admit(ctx, info, parent);
    return resolve(parent, args, ctx, info);
  };
}

function admissionTo(schema: GraphQLSchema, type: GraphQLObjectType, field: Field): Admission | null {
  if (rootsOf(schema).includes(type)) return admissionOf(schema, field);
  if (adminTypes.has(type.name)) return forAdmins;
  return Object.hasOwn(shownToWriters, type.name) ? forReaders(type, field) : null;
}

/** Signed-out callers get @public fields only, scripts their scopes, and administrators alone the admin types. */
export function guardFields(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields()) as Field[]) {
      const admit = admissionTo(schema, type, field);
      if (admit === null) continue;
      field.resolve = guarded(field.resolve ?? defaultFieldResolver, admit);
      if (field.subscribe) field.subscribe = guarded(field.subscribe, admit);
    }
  }
}
