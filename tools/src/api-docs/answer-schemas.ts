import {
  createFormatter,
  createParser,
  DEFAULT_CONFIG,
  SchemaGenerator,
  StringType,
  type MutableParser,
} from 'ts-json-schema-generator';
import ts from 'typescript';
import type { JsonSchema } from './open-api.ts';
import { sourcesBelow } from '../source-program.ts';

const config = {
  ...DEFAULT_CONFIG,
  encodeRefs: false,
  sortProps: false,
  skipTypeCheck: true,
} satisfies typeof DEFAULT_CONFIG;

/** Makes schemas of TypeScript's types. */
export interface TypeSchemas {
  /** The schema of a type; undefined for `undefined`. */
  of: (type: ts.TypeNode) => JsonSchema | undefined;
  /** The schema of an exported interface of the contract; those that it names are in `named` then. */
  interface: (name: string) => JsonSchema;
  /** The types of the fields of one, also of a generic one. */
  fieldsOf: (name: string) => Map<string, ts.TypeNode>;
  /** Exported types that the schemas so far name, by name. */
  named: Record<string, JsonSchema>;
}

/** Keys of texts are plain texts to a reader of the API; their type is beyond the generator. */
function takeKeysForTexts(parser: MutableParser): void {
  parser.addNodeParser({
    supportsNode: (node) =>
      ts.isTypeReferenceNode(node) && /^(Error|Message)Key$/.test(node.typeName.getText()),
    createType: () => new StringType(),
  });
}

export function openTypeSchemas(program: ts.Program): TypeSchemas {
  const parser = createParser(program, config, takeKeysForTexts);
  const generator = new SchemaGenerator(program, parser, createFormatter(config), config);
  const named: Record<string, JsonSchema> = {};
  return {
    named,
    of(type) {
      if (type.kind === ts.SyntaxKind.UndefinedKeyword) return undefined;
      const { $ref, definitions = {} } = generator.createSchemaFromNodes([type]);
      const all = toComponents(definitions) as Record<string, JsonSchema>;
      const root = nameIn($ref ?? '');
      for (const [name, schema] of Object.entries(all)) if (!isMadeUp(name)) named[name] = schema;
      return isMadeUp(root) ? all[root] : { $ref: `#/components/schemas/${root}` };
    },
    interface: (name) => {
      const { definitions = {} } = generator.createSchema(name);
      const all = toComponents(definitions) as Record<string, JsonSchema>;
      Object.assign(named, all);
      return all[name] ?? {};
    },
    fieldsOf: (name) => fieldsOf(program, name),
  };
}

function nameIn(reference: string): string {
  return reference.replace('#/definitions/', '');
}

/** The generator's own names, for types that have none. */
function isMadeUp(name: string): boolean {
  return name.startsWith('def-');
}

/** The same with references as OpenAPI has them, and comments as one line. */
function toComponents(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toComponents);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]: [string, unknown]) => {
      if (typeof each !== 'string') return [key, toComponents(each)];
      if (key === '$ref') return [key, `#/components/schemas/${nameIn(each)}`];
      return [key, key === 'description' ? each.replaceAll(/\s+/g, ' ') : each];
    }),
  );
}

function fieldsOf(program: ts.Program, name: string): Map<string, ts.TypeNode> {
  const declarations = sourcesBelow(program, 'contract/src').flatMap(({ statements }) =>
    statements.filter((each) => ts.isInterfaceDeclaration(each) && each.name.text === name),
  ) as ts.InterfaceDeclaration[];
  const members = declarations.flatMap((each) => [...each.members]);
  return new Map(
    members.flatMap((member) =>
      ts.isPropertySignature(member) && member.type
        ? [[member.name.getText(), member.type] as const]
        : [],
    ),
  );
}
