import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';

/** Declares Apollo's generated types as masked: a component sees only the fields of its own fragment. */
declare module '@apollo/client' {
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
