"""Games as tables for those who study them: Parquet files with a schema, beside the records, which stay the truth."""
