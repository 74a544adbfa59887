/** A JSON schema of the draft that OpenAPI 3.1 uses (2020-12), as far as our documents need it. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  enum?: readonly unknown[];
  const?: unknown;
  default?: unknown;
  pattern?: string;
  format?: string;
  contentMediaType?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  allOf?: JsonSchema[];
  anyOf?: JsonSchema[];
}

/** The parts of an OpenAPI 3.1 document that ours has (https://spec.openapis.org/oas/v3.1.1.html). */
export interface OpenApi {
  openapi: string;
  info: {
    title: string;
    version: string;
    description: string;
    license: { name: string; identifier: string };
  };
  servers: { url: string; description?: string }[];
  tags: { name: string }[];
  paths: Record<string, PathItem>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, Response>;
    parameters: Record<string, Parameter>;
    securitySchemes: Record<string, object>;
  };
}

export type Verb = 'get' | 'post' | 'put' | 'delete';

export type PathItem = Partial<Record<Verb, Operation>> & { servers?: { url: string }[] };

export interface Reference {
  $ref: string;
}

/** To a part of the document that has a name. */
export const reference = (kind: string, name: string): Reference => ({
  $ref: `#/components/${kind}/${name}`,
});

export interface Operation {
  operationId: string;
  tags: [string];
  summary: string;
  description?: string;
  /** Empty: nobody is asked who they are; with `{}` in it a token may be left out. */
  security: Record<string, never[]>[];
  parameters: (Parameter | Reference)[];
  requestBody?: RequestBody;
  responses: Record<string, Response | Reference>;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  /** Lists in a query are joined by commas. */
  style?: 'form';
  explode?: boolean;
  schema: JsonSchema;
}

export interface RequestBody {
  required: boolean;
  content: Record<string, { schema: JsonSchema }>;
}

export interface Response {
  description: string;
  headers?: Record<string, { required?: boolean; description?: string; schema: JsonSchema }>;
  content?: Record<string, { schema?: JsonSchema }>;
}
