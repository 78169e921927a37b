CREATE TABLE "stock_movements" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_movements_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sku_id" text NOT NULL,
	"product_id" text NOT NULL,
	"cause" text NOT NULL,
	"on_hand" integer NOT NULL,
	"locked" integer NOT NULL,
	"incoming" integer NOT NULL,
	"on_hand_after" integer NOT NULL,
	"order_id" text,
	"reason" text,
	"note" text,
	"operator_name" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "stock_movements_product" ON "stock_movements" USING btree ("product_id","number");--> statement-breakpoint
CREATE INDEX "stock_movements_sku" ON "stock_movements" USING btree ("sku_id");--> statement-breakpoint
CREATE FUNCTION note_first_stock() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	told jsonb := coalesce(nullif(current_setting('selvedge.movement', true), '')::jsonb, '{}');
BEGIN
	INSERT INTO stock_movements (sku_id, product_id, cause, on_hand, locked, incoming, on_hand_after, order_id, reason, note, operator_name)
	SELECT sku_id, product_id, coalesce(told->>'cause', 'OPENING'), on_hand, locked, incoming, on_hand,
		told->>'orderId', told->>'reason', told->>'note', coalesce(told->>'operatorName', '')
	FROM changed WHERE (on_hand, locked, incoming) <> (0, 0, 0) ORDER BY sku_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_moved_stock() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	told jsonb := coalesce(nullif(current_setting('selvedge.movement', true), '')::jsonb, '{}');
BEGIN
	INSERT INTO stock_movements (sku_id, product_id, cause, on_hand, locked, incoming, on_hand_after, order_id, reason, note, operator_name)
	SELECT changed.sku_id, changed.product_id, coalesce(told->>'cause', 'OTHER'), changed.on_hand - former.on_hand,
		changed.locked - former.locked, changed.incoming - former.incoming, changed.on_hand,
		told->>'orderId', told->>'reason', told->>'note', coalesce(told->>'operatorName', '')
	FROM changed JOIN former ON former.sku_id = changed.sku_id
	WHERE (changed.on_hand, changed.locked, changed.incoming) <> (former.on_hand, former.locked, former.incoming)
	ORDER BY changed.sku_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER moved_insert AFTER INSERT ON "stock" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_first_stock();--> statement-breakpoint
CREATE TRIGGER moved_update AFTER UPDATE ON "stock" REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_moved_stock();--> statement-breakpoint
INSERT INTO stock_movements (sku_id, product_id, cause, on_hand, locked, incoming, on_hand_after)
SELECT sku_id, product_id, 'OPENING', on_hand, locked, incoming, on_hand FROM "stock"
WHERE (on_hand, locked, incoming) <> (0, 0, 0) ORDER BY sku_id;--> statement-breakpoint
CREATE TRIGGER noted_insert AFTER INSERT ON "suppliers" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_names();--> statement-breakpoint
CREATE TRIGGER noted_update AFTER UPDATE ON "suppliers" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_names();
