/**
 * Whether every object has a property of that name (`constructor`, `__proto__`). yup 1.7 looks such a
 * name up among its fields, finds the inherited function and throws, so no input may carry one.
 */
export function isInheritedName(name: string): boolean {
  return name in Object.prototype;
}
