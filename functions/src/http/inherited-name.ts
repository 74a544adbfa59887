/**
 * Whether every object inherits a property of this name (`constructor`, `__proto__`). yup 1.7 looks such
 * a name up among its fields, finds the inherited function and throws. So no input may carry one.
 */
export function isInheritedName(name: string): boolean {
  return name in Object.prototype;
}
