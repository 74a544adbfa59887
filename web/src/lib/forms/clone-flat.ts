/**
 * A copy of a flat value. The build replaces lodash's `clone` and `cloneDeep` by it. Formik copies values, errors and
 * touched fields with them: all of ours are flat (`FormValues`), and the two weigh more than Formik itself.
 */
// oxlint-disable-next-line import/no-default-export -- Formik imports lodash's, which are default exports.
export default function cloneFlat<Value>(value: Value): Value {
  return typeof value === 'object' && value !== null ? { ...value } : value;
}
