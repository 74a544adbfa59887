import type { AnyObjectSchema, InferType } from 'yup';
import type { Endpoint, Inputs } from './endpoint.ts';
import { limits } from './limits.ts';
import { emptySchema as nothing } from './schema.ts';

/** An endpoint with all its schemas: what the server checks a request by. */
export type CheckedEndpoint = Endpoint & Readonly<Required<Inputs>>;

/** How many calls of one person an instance takes in a minute; undefined where nobody is asked who they are, and for most reads. */
export function callsPerMinute({ access, method, perMinute }: Endpoint): number | undefined {
  if (access === 'public') return undefined;
  return perMinute ?? (method === 'GET' ? undefined : limits.writesPerMinute);
}

type Part = keyof Inputs;
type Endpoints = Readonly<Record<string, Endpoint>>;
type SchemaOf<E extends Endpoint, P extends Part> = NonNullable<E[P]>;

/** The schemas that an endpoint takes but does not hold. */
type Missing<E extends Endpoint> = {
  [
    P in Part as E extends Readonly<Record<P, AnyObjectSchema>>
      ? never
      : keyof InferType<SchemaOf<E, P>> extends never
        ? never
        : P
  ]: SchemaOf<E, P>;
};

type MissingInputs<All extends Endpoints> = {
  [Name in keyof All as keyof Missing<All[Name]> extends never ? never : Name]: Missing<All[Name]>;
};

type Whole<E extends Endpoint> = E & { readonly [P in Part]-?: SchemaOf<E, P> };

/** Gives endpoints the schemas that they were declared to take. One that is left out does not compile. */
export function withInputs<All extends Endpoints>(endpoints: All, inputs: MissingInputs<All>) {
  const others: Readonly<Record<string, Inputs>> = inputs;
  const checked = Object.entries(endpoints).map(([name, endpoint]) => [
    name,
    { params: nothing, query: nothing, body: nothing, ...others[name], ...endpoint },
  ]);
  return Object.fromEntries(checked) as { readonly [Name in keyof All]: Whole<All[Name]> };
}
